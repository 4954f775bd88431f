import type { AccessLogSearch } from './access-log-search.ts'

/** The address of what is shown. */
export function accessLogAddress({ by, from, to, at, device, app, before }: AccessLogSearch): string {
  const parameters = new URLSearchParams()
  // in the order an address is read in, so that none is led to itself
  for (const [name, value] of Object.entries({ by, from, to, at, device, app, before }))
    if (value) parameters.set(name, value)
  return parameters.size === 0 ? '/access-log' : `/access-log?${parameters.toString()}`
}

/** What of a search narrows, without its days. */
export const filtersIn = ({ device, app, before }: AccessLogSearch): AccessLogSearch => ({
  ...(device && { device }),
  ...(app && { app }),
  ...(before && { before }),
})

/** The days of a search, of all devices and platforms. */
export const daysIn = ({ device: _device, app: _app, ...days }: AccessLogSearch): AccessLogSearch => days
