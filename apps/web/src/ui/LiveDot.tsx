/** The red dot of what is on now. Only one in a region may breathe: `still` ones only colour. */
export function LiveDot({ still = false }: { still?: boolean }) {
  return <span className={still ? 'ui-dot ui-dot-still' : 'ui-dot'} aria-hidden="true" />
}
