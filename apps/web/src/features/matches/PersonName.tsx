import { useT } from '../../i18n/use-t.ts'

/** Somebody by name, leading to the profile where there is one, and bib; by bib alone where nobody knows the code. */
export function PersonName({
  person: { code, name, bib, known },
}: {
  person: { readonly code: string; readonly name: string; readonly bib: string | null; readonly known: boolean }
}) {
  const t = useT()
  const number = bib === null ? null : t('matches.with-bib', { bib })
  if (!known && name === code && number !== null) return number
  return (
    <>
      {known ? <a href={`/participants/profile/${encodeURIComponent(code)}`}>{name}</a> : name}
      {number === null ? null : <small> {number}</small>}
    </>
  )
}
