import { Loader } from '@mantine/core'
import css from '../auth.module.css'

/** While the server is asked whether the link of a mail still works. */
export const CheckingLink = () => (
  <div className={css.waiting}>
    <Loader aria-label="Checking your link" role="status" />
  </div>
)
