/** What stays of an address when codes, days and ids go: addresses of one kind are one page of the table of routes, shown of something else. */
export function addressKind(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://games.example')
  const path = pathname
    .split('/')
    .map((part) => (/^[a-z-]*$/.test(part) ? part : `*${/\.[a-z]+$/.exec(part)?.[0] ?? ''}`))
    .join('/')
  return [path, ...[...searchParams.keys()].toSorted()].join('?')
}
