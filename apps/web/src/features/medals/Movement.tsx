import { useT } from '../../i18n/use-t.ts'

/** How many places a delegation rose or fell since the day began; nothing where it stands as it stood, or had no place. */
export function Movement({ from, to }: { from: number | null; to: number }) {
  const t = useT()
  if (from === null || from === to) return null
  const rose = to < from
  const places = Math.abs(from - to)
  return (
    <span className={rose ? 'medals-rose' : 'medals-fell'}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={rose ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
      </svg>
      <span aria-hidden="true">{places}</span>
      <span className="vh">{t(rose ? 'medals.rose' : 'medals.fell', { count: places })}</span>
    </span>
  )
}
