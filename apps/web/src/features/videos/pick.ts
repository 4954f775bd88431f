/** Which video or stream an address has chosen, as `pick`; whatever else stands there is left out. */
export const pickOf = ({ pick }: Readonly<Record<string, unknown>>): { readonly pick?: string } =>
  typeof pick === 'string' && /^[\w-]{1,64}$/.test(pick) ? { pick } : {}
