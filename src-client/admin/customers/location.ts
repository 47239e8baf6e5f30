interface Located {
  address: string | null
  city: string | null
  state: string | null
  zipCode: string | null
}

/** 'city, state zip' if both city and state are known, otherwise the address. */
export const customerLocation = ({ address, city, state, zipCode }: Located): string =>
  city && state ? `${city}, ${state} ${zipCode ?? ''}`.trim() : (address ?? 'N/A')
