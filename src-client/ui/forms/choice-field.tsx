import { type ReactNode, useId } from 'react'
import css from './choice-field.module.css'

interface Props {
  label: string
  description?: string | undefined
  error?: ReactNode
  required?: boolean
  children: ReactNode
  'data-field'?: string
}

/** A question with options to choose from: a real fieldset, so that screen readers read its label with each of them. */
export function ChoiceField({
  label,
  description,
  error,
  required,
  children,
  'data-field': field,
}: Props) {
  const id = useId()
  const describedBy = [description && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      className={css.field}
      data-field={field}
      data-invalid={Boolean(error) || undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={css.label}>
        {label}
        {required ? (
          <>
            <span className={css.star} aria-hidden="true">
              {' *'}
            </span>
            <span className="visually-hidden">, required</span>
          </>
        ) : null}
      </legend>
      {description ? (
        <p id={`${id}-hint`} className={css.hint}>
          {description}
        </p>
      ) : null}
      <div className={css.options}>{children}</div>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
