import { sql } from 'kysely'

/** The condition that the address in this column is nobody's second one. */
export const isNotMerged = (column: string) =>
  sql<boolean>`not exists (select 1 from customer_records
    where customer_records.email = ${sql.ref(column)} and merged_into is not null)`

/** A booking counts for one customer: those of a second address are counted with the first. */
export const countedElsewhere = { value: 0, nextVisit: null }
