import { skipToken } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import type { LeadRecord } from '../leads/rows.ts'

/** Takes what a conversation says about its customer and the job, once it is loaded. */
export function useLead(id: string | undefined, onLead: (lead: LeadRecord) => void): void {
  const { data: lead } = trpc.admin.leads.get.useQuery(id ? { id } : skipToken)
  const isTaken = useRef(false)
  const takeOnce = useEffectEvent((one: LeadRecord) => {
    if (!isTaken.current) onLead(one)
    isTaken.current = true
  })
  useEffect(() => {
    if (lead) takeOnce(lead)
  }, [lead])
}
