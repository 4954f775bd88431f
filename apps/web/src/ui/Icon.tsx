import sprite from './icons/icons.svg?no-inline'

/**
 * A sign of the app shell, 24 px, drawn with the pictograms' weight: an entry of the menu by its key, or one of the bars' own
 * (`search`, `menu`, `settings`, `account`, `logout`, `embed`, `api`, `chevron-down`). Always beside a word or inside something with a
 * name of its own.
 */
export const Icon = ({ name }: { name: string }) => (
  <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
