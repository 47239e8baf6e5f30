import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { brand } from '../../shared/brand.ts'
import { services } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { plainSvg } from './plain-svg.ts'
import { type Shared, sharePicture } from './share-picture.ts'

const [width, height] = [1200, 630]
const iconSizes = [180, 192, 512]
const illustrations = 'src-client/catalogue/illustrations'

/** What pages are shared with, beside the services: their file names and titles. */
const pages: readonly Shared[] = [
  { name: 'home', title: 'Good help for your home, at a time that suits you' },
  { name: 'services', title: 'Every home service, with its price' },
  { name: 'how-it-works', title: 'How it works' },
  { name: 'reviews', title: 'What customers say' },
  { name: 'help', title: 'Help and support' },
  { name: 'about', title: `About ${brand.name}` },
  { name: 'contact', title: 'Contact us' },
  { name: 'how-to-articles', title: 'How-to articles' },
  { name: 'best-practices', title: 'Best practices' },
  { name: 'safety-security', title: 'Safety & Security' },
  { name: 'service-areas', title: 'Service areas' },
  { name: 'faq', title: 'Frequently asked questions' },
  { name: 'privacy-policy', title: 'Privacy Policy' },
  { name: 'terms-conditions', title: 'Terms & Conditions' },
  { name: 'cookie-policy', title: 'Cookie Policy' },
].map((page) => ({ ...page, picture: 'hero' }))

const ofServices: readonly Shared[] = services.map(({ id, title, startingPrice }) => ({
  name: id,
  title,
  line: `starting at ${formatCents(startingPrice)}`,
  picture: id,
}))

/** Draws what a page is shared with, one for each service too, and the icons. */
export async function writePictures(folder: string): Promise<void> {
  const fonts = await readFonts()
  const mark = readFileSync('src-client/ui/mark.svg', 'utf8')
  mkdirSync(join(folder, 'og'), { recursive: true })
  for (const shared of [...pages, ...ofServices]) {
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
