import sprite from './icons/icons.svg?no-inline'

/** A sign of the office's own sprite (icons/icons.svg), always beside a word or inside something with a name. */
export const OfficeIcon = ({ name }: { name: string }) => (
  <svg className="ui-icon office-icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
