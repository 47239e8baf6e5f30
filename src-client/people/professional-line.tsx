import { type ProfessionalProfile, recordOf } from '../../shared/people/professional.ts'
import css from './professional-line.module.css'

/** Who comes: picture or initial, first name, rating and how many visits. */
export const ProfessionalLine = ({ professional }: { professional: ProfessionalProfile }) => (
  <span className={css.line}>
    <Portrait professional={professional} />
    <span>
      <strong>{professional.firstName}</strong> {recordOf(professional)}
    </span>
  </span>
)

/** The picture, or the initial; the name stands beside it. */
export const Portrait = ({
  professional: { firstName, picture },
}: {
  professional: Pick<ProfessionalProfile, 'firstName' | 'picture'>
}) =>
  picture ? (
    <img className={css.portrait} src={picture} alt="" width="40" height="40" />
  ) : (
    <span className={css.portrait} aria-hidden="true">
      {firstName.slice(0, 1)}
    </span>
  )

/** Stands where a portrait would, for anyone. */
export const AnyonePortrait = () => (
  <span className={css.portrait} aria-hidden="true">
    ✓
  </span>
)
