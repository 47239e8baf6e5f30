import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { replaceZip, zipOfAddress } from '../../../shared/areas/zip.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { setZip, whereStore } from '../../where/where-store.ts'
import type { Flow } from '../flow.ts'
import css from './job-place.module.css'

interface Props {
  flow: Flow
  /** As typed so far. */
  address: string
  /** The server's refusal of the place. */
  error: ReactNode
  onAddress: (address: string) => void
}

/** The zip code of the job beside its address, and the question which one is right if the address has another. */
export function JobPlace({ flow, address, error, onAddress }: Props) {
  const where = useStore(whereStore)
  const written = zipOfAddress(address)
  const { zip, check } = where
  return (
    <div className={css.place} data-field="zip">
      <p>
        Zip code <strong className="figures">{zip}</strong>
        {check?.place ? ` (${check.place})` : null}{' '}
        <Link to="/booking/$flow" params={{ flow: flow.key }}>
          Change
        </Link>
      </p>
      {written !== undefined && written !== zip ? (
        <fieldset className={css.choice}>
          <legend>The address says {written}. Where is the job?</legend>
          <Button variant="default" onClick={() => onAddress(replaceZip(address, zip))}>
            In {zip}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              void setZip(written)
              onAddress(address)
            }}
          >
            In {written}
          </Button>
        </fieldset>
      ) : null}
      {error ? <p className={css.error}>{error}</p> : null}
    </div>
  )
}
