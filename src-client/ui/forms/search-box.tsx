import type { ComponentProps } from 'react'
import { SearchIcon } from '../icons.tsx'
import { InputBox } from './input-box.tsx'

type Props = Omit<ComponentProps<typeof InputBox>, 'type' | 'maxLength' | 'icon'>

/** A search field; its children are at its end. */
export const SearchBox = (props: Props) => (
  <InputBox type="search" maxLength={100} icon={<SearchIcon />} {...props} />
)
