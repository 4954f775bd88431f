export const name = { por: 'Águas abertas', eng: 'Open water', spa: 'Aguas abiertas' }
export const sheetWords = 'maratona aquática|maratonas aquáticas|aguas abertas|marathon swimming|open water swimming'
export const hue = 200
export const pictogram =
  '<circle fill="currentColor" stroke="none" cx="19" cy="11" r="2.25"/><path d="M9.5 3 5.5 13h8ZM7.5 8.5h4M2 17q2.5-2.5 5 0t5 0 5 0 5 0M2 21.5q2.5-2.5 5 0t5 0 5 0 5 0"/>'
