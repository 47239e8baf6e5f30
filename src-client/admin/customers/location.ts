interface Located {
  address: string | null
  city: string | null
  state: string | null
  zipCode: string | null
}

/** 'city, state zip' where both are known, else the address (specification, section 2). */
export const locationOf = ({ address, city, state, zipCode }: Located): string =>
  city && state ? `${city}, ${state} ${zipCode ?? ''}`.trim() : (address ?? 'N/A')
