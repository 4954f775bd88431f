export const name = { por: 'Natação', eng: 'Swimming', spa: 'Natación' }
export const sheetWords =
  'natação|swimming|natacion|paranatação|para natação|natação paralímpica|natación paralímpica|paranatación|para swimming'
export const isLaned = true
export const hue = 240
export const pictogram =
  '<circle fill="currentColor" stroke="none" cx="18.5" cy="9.5" r="2.25"/><path d="M4 8.5 10 5l5 8M10.5 9.5 4.5 13M2 17q2.5-2.5 5 0t5 0 5 0 5 0M2 21.5q2.5-2.5 5 0t5 0 5 0 5 0"/>'
