import { disciplineOf, divisionOf, genderOf, padRsc } from '../rsc.ts'

/** What a medal table is of; nothing set is all events. */
export interface MedalScopeParts {
  readonly discipline?: string
  readonly gender?: string
  readonly division?: string
}

/** The parts of a scope as it stands in addresses: `all`, `gender:W`, `discipline:JUD:gender:W` (spec R5.6). */
export function medalScopeParts(scope: string): MedalScopeParts {
  const parts: { -readonly [part in keyof MedalScopeParts]: string } = {}
  const words = scope.split(':')
  for (const [i, word] of words.entries()) {
    const value = words[i + 1]
    if (i % 2 === 0 && value !== undefined && (word === 'discipline' || word === 'gender' || word === 'division'))
      parts[word] = value
  }
  return parts
}

/** Whether an event, by its RSC with or without trailing filler, counts in a scope. */
export function isInMedalScope(event: string, { discipline, gender, division }: MedalScopeParts): boolean {
  const code = padRsc(event)
  return (
    (discipline === undefined || disciplineOf(code) === discipline) &&
    (gender === undefined || genderOf(code) === gender) &&
    (division === undefined || String(divisionOf(code)) === division)
  )
}

/** The scopes in whose tables a medal of an event counts (spec R5.6). */
export function medalScopesOf(event: string): string[] {
  const code = padRsc(event)
  const discipline = `discipline:${disciplineOf(code)}`
  const gender = `gender:${genderOf(code)}`
  const division = divisionOf(code)
  return [
    'all',
    discipline,
    gender,
    `${discipline}:${gender}`,
    ...(division === null ? [] : [`division:${division}`, `${discipline}:division:${division}`]),
  ]
}
