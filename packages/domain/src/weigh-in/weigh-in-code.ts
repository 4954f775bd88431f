/** How taps of a weigh-in name what they are of: no unit has such a code. `event`: 22 characters. */
export const weighInCode = (event: string, day: string): string => `weigh-in ${event} ${day}`

const CODE = /^weigh-in (\S{22}) (\d{4}-\d{2}-\d{2})$/

export function weighInNamed(code: string): { readonly event: string; readonly day: string } | null {
  const [, event, day] = CODE.exec(code) ?? []
  return event === undefined || day === undefined ? null : { event, day }
}
