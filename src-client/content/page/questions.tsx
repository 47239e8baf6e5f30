import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Blocks } from './blocks.tsx'
import type { Block } from './prose.ts'
import css from './questions.module.css'

interface Props {
  questions: readonly { slug: string; question: string; answer: readonly Block[] }[]
  /** If only one answer may be open at a time: a name that no other list on the page has. */
  single?: string
}

/** Expandable questions. The one in the address is open from the start; in print all are. */
export function Questions({ questions, single }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const asked = list.current?.querySelector<HTMLDetailsElement>(`#${CSS.escape(hash || 'none')}`)
    if (!asked) return
    asked.open = true
    asked.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <div ref={list} className={css.list}>
      {questions.map(({ slug, question, answer }) => (
        <details key={slug} id={slug} name={single} className={css.question}>
          <summary>{question}</summary>
          <Blocks blocks={answer} />
        </details>
      ))}
    </div>
  )
}
