import type { ComponentProps } from 'react'
import { SearchIcon } from '../icons.tsx'
import css from './search-box.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'maxLength'>

/** A search field; its children are at its end. */
export const SearchBox = ({ children, ...input }: Props) => (
  <div className={css.box}>
    <SearchIcon />
    <input type="search" maxLength={100} {...input} />
    {children}
  </div>
)
