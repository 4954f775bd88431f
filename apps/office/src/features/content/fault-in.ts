/** The message of a field's error by its path (`title.por`); undefined: nothing is wrong there. */
export function faultIn(errors: object, path: string): string | undefined {
  let at: unknown = errors
  for (const part of path.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined
  const message: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}
