import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from '../../ui/form.tsx'
import { SearchBox } from '../../ui/forms/search-box.tsx'
import css from './hero-search.module.css'

/** What needs doing: the answer is the catalogue, with what the words may mean. */
export function HeroSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = () => {
    const words = text.trim()
    void navigate({ to: '/services', search: words === '' ? {} : { q: words } })
  }
  return (
    <Form className={css.search} role="search" onSubmit={search}>
      <SearchBox
        aria-label="What needs fixing?"
        placeholder="What needs fixing?"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      >
        <button type="submit">Find</button>
      </SearchBox>
    </Form>
  )
}
