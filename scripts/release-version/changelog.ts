/** Its message is printed without a stack. */
export class ReleaseRefusal extends Error {}

/** Of Keep a Changelog, in the order in which a version lists them. */
const CATEGORIES = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']

const UNRELEASED = /^## \[?Unreleased\]?[ \t]*\n/m
const VERSION = /^## \[?(\d[^\]\s]*)/gm

/** The versions that the changelog lists, in its order. */
export const versionsIn = (changelog: string): string[] =>
  [...changelog.matchAll(VERSION)].map(([, version = '']) => version)

/**
 * Returns the changelog with the entries of Unreleased as a version, ordered by category, and an empty Unreleased section above it. Throws
 * ReleaseRefusal if there is no entry, or one outside of a category.
 */
export function withVersion(changelog: string, version: string, date: string): string {
  const heading = UNRELEASED.exec(changelog)
  if (!heading) throw new ReleaseRefusal('CHANGELOG.md has no section "## [Unreleased]".')
  const begin = heading.index + heading[0].length
  const next = changelog.slice(begin).search(/^## /m)
  const end = next === -1 ? changelog.length : begin + next
  const entries = entriesOf(changelog.slice(begin, end))
  if (entries.size === 0)
    throw new ReleaseRefusal('The Unreleased section of CHANGELOG.md has no entries: a version needs at least one.')
  const sections = CATEGORIES.filter((name) => entries.has(name)).map(
    (name) => `### ${name}\n\n${entries.get(name)?.join('\n')}\n`,
  )
  const rest = changelog.slice(end)
  return `${changelog.slice(0, heading.index)}## [Unreleased]\n\n## [${version}] - ${date}\n\n${sections.join('\n')}${rest && `\n${rest}`}`
}

/** Lines by category; a category without lines is left out. */
function entriesOf(section: string): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, string[]>()
  let category: string | undefined
  for (const line of section.split('\n').filter((one) => one.trim() !== '')) {
    const title = /^### (.+?)\s*$/.exec(line)?.[1]
    if (title !== undefined) {
      if (!CATEGORIES.includes(title))
        throw new ReleaseRefusal(`"${title}" in CHANGELOG.md is no category: use ${CATEGORIES.join(', ')}.`)
      category = title
    } else if (category === undefined)
      throw new ReleaseRefusal(
        `This line in CHANGELOG.md is below no category (${CATEGORIES.join(', ')}):\n${line.slice(0, 100)}`,
      )
    else entries.set(category, [...(entries.get(category) ?? []), line])
  }
  return entries
}
