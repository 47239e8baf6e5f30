import { type Area, type Coverage, isServed } from '../../../shared/areas/area.ts'
import css from './area-map.module.css'
import { stateGrid } from './state-map.ts'

const side = 44
const gap = 4
const step = side + gap

function kindOf(areas: readonly Area[], code: string): Coverage | 'other' {
  const inState = areas.filter(({ state }) => state === code)
  return (inState.find(isServed) ?? inState[0])?.coverage ?? 'other'
}

const names = (areas: readonly Area[]) => areas.map(({ name }) => name).join(', ')

/** The states as a map of squares: where we work, and where we plan to work next. */
export const AreaMap = ({ areas }: { areas: readonly Area[] }) => (
  <figure className={css.figure}>
    <svg
      viewBox={`0 0 ${11 * step - gap} ${stateGrid.length * step - gap}`}
      role="img"
      aria-label={`A map of the states. Served: ${names(areas.filter(isServed))}. Coming soon: ${names(areas.filter((area) => !isServed(area)))}.`}
    >
      {stateGrid.flatMap((line, y) =>
        line.map((code, x) =>
          code === '..' ? null : (
            <g key={code} className={css[kindOf(areas, code)]}>
              <rect x={x * step} y={y * step} width={side} height={side} rx="9" />
              <text x={x * step + side / 2} y={y * step + side / 2}>
                {code}
              </text>
            </g>
          ),
        ),
      )}
    </svg>
    <figcaption>
      {(
        [
          ['full', 'Full coverage'],
          ['expanding', 'Expanding'],
          ['soon', 'A city is coming soon'],
        ] as const
      ).map(([kind, label]) => (
        <span key={kind}>
          <svg viewBox="0 0 44 44" aria-hidden="true" className={css[kind]}>
            <rect width="44" height="44" rx="9" />
          </svg>
          {label}
        </span>
      ))}
    </figcaption>
  </figure>
)
