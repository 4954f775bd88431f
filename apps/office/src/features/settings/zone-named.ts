/** Letters alone, so that accents, blanks and capitals make no difference: `São Paulo` and `Sao_Paulo` are the same. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** The zone that is meant by a name or by its city as people write it; what was typed where there is none, or more than one. */
export function zoneNamed(typed: string, zones: readonly string[]): string {
  const name = typed.trim()
  // `UTC-3` is no other spelling of UTC
  if (name === '' || zones.includes(name) || /[\d+−-]/.test(name)) return name
  const letters = lettersOf(name)
  const [found, ...others] = zones.filter(
    (zone) => lettersOf(zone) === letters || lettersOf(zone.slice(zone.lastIndexOf('/') + 1)) === letters,
  )
  return found !== undefined && others.length === 0 ? found : name
}
