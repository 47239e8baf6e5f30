import type { ReactNode } from 'react'
import { brand } from '../../shared/brand.ts'

/** What a page is shared with. */
export interface Shared {
  /** Its file, without the ending. */
  name: string
  title: string
  line?: string
  /** The illustration. */
  picture: string
}

interface Drawings {
  scene: string
  mark: string
}

const asSource = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const box = (style: object, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})
const image = (src: string, style: object) => ({ type: 'img', props: { src, style } })

/** The picture of a page: its title beside an illustration, in the light colors. */
export const sharePicture = (
  { title, line = 'See the price. Pick a time. Done.', picture }: Shared,
  { scene, mark }: Drawings,
) => {
  const [wide, high] = picture === 'hero' ? [600, 380] : [520, 390]
  return box(
    {
      width: '100%',
      height: '100%',
      alignItems: 'center',
      gap: 48,
      paddingLeft: 64,
      background: '#e4f0e9',
      fontFamily: 'Figtree',
      color: '#2b2a27',
    },
    box(
      { flexDirection: 'column', width: 1200 - 128 - wide - 48, gap: 28 },
      box(
        { alignItems: 'center', gap: 16, fontSize: 34, fontWeight: 600, color: '#1f5a45' },
        image(asSource(mark), { width: 56, height: 56 }),
        brand.name,
      ),
      box({ fontSize: title.length > 30 ? 52 : 62, fontWeight: 600, lineHeight: 1.1 }, title),
      box({ fontSize: 32, color: '#625a51' }, line),
    ),
    image(asSource(scene), { width: wide, height: high, borderRadius: 32 }),
  ) as ReactNode
}
