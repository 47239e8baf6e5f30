import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { plainSvg } from './plain-svg.ts'
import { type Shared, sharePicture } from './share-picture.ts'

const [width, height] = [1200, 630]
const iconSizes = [180, 192, 512]
const illustrations = 'src-client/catalogue/illustrations'

/** Draws what pages are shared with, and the icons. */
export async function writePictures(folder: string, pictures: readonly Shared[]): Promise<void> {
  const fonts = await readFonts()
  const mark = readFileSync('src-client/ui/mark.svg', 'utf8')
  mkdirSync(join(folder, 'og'), { recursive: true })
  for (const shared of pictures) {
    const scene = plainSvg(readFileSync(join(illustrations, `${shared.picture}.svg`), 'utf8'))
    const svg = await satori(sharePicture(shared, { scene, mark }), { width, height, fonts })
    writeFileSync(join(folder, 'og', `${shared.name}.png`), png(svg, width))
  }
  for (const size of iconSizes) {
    writeFileSync(join(folder, `icon-${size}.png`), png(mark, size))
  }
}

const png = (svg: string, to: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: to } }).render().asPng()

async function readFonts() {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const read = (weight: 400 | 600) => ({
    name: 'Figtree',
    weight,
    style: 'normal' as const,
    data: readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
  })
  return [read(400), read(600)]
}
