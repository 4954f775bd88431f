/** Two letters of somebody's name in a ring; a sign beside the name itself, drawn by the style sheet: no text of the page. `own`: whoever works here. */
export const Initials = ({ name, own = false }: { name: string; own?: boolean }) => (
  <span
    className={own ? 'office-initials office-initials-own' : 'office-initials'}
    data-initials={initialsOf(name)}
    aria-hidden="true"
  />
)

const initialsOf = (name: string): string => {
  const [first = [], second = []] = name.split(/[\s._-]+/).flatMap((part) => (part === '' ? [] : [Array.from(part)]))
  return `${first[0] ?? ''}${second[0] ?? first[1] ?? ''}`.toLocaleUpperCase()
}
