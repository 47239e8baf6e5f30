import { LinkedText } from '../../ui/linked-text.tsx'
import css from './blocks.module.css'
import type { Block } from './prose.ts'

/** Paragraphs, lists, steps and remarks. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={css.blocks}>
    {blocks.map((block) => {
      if (typeof block === 'string') {
        return (
          <p key={block}>
            <LinkedText text={block} />
          </p>
        )
      }
      if ('note' in block) {
        return (
          <p key={block.note} className={css.note} role="note">
            <LinkedText text={block.note} />
          </p>
        )
      }
      const lines = ('list' in block ? block.list : block.steps).map((line) => (
        <li key={line}>
          <LinkedText text={line} />
        </li>
      ))
      const key = 'list' in block ? block.list[0] : block.steps[0]
      return 'list' in block ? <ul key={key}>{lines}</ul> : <ol key={key}>{lines}</ol>
    })}
  </div>
)
