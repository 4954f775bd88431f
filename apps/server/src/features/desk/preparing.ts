/** What is tapped before play begins: until something else is, a newer start list takes the place of the older. */
export const PREPARING: ReadonlySet<string> = new Set([
  'list-confirm',
  'ready',
  'lane',
  'bib',
  'out',
  'reinstate',
  'athlete-out',
  'athlete-in',
  'undo',
])
