export const name = { por: 'Luta', eng: 'Wrestling', spa: 'Lucha' }
export const sheetWords = 'luta|lutas|luta olímpica|wrestling|wrestling estilos olimpicos|lucha olimpica|luchas'
export const hue = 320
export const pictogram =
  '<circle fill="currentColor" stroke="none" cx="8.5" cy="5.5" r="2.25"/><circle fill="currentColor" stroke="none" cx="15.5" cy="5.5" r="2.25"/><path d="M14.5 13.5 10.5 10 5 12 3 21M5 12l4.5 4.5L8.5 21M9.5 13.5l4-3.5L19 12l2 9M19 12l-4.5 4.5 1 4.5"/>'
