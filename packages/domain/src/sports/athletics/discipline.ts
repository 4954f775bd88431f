export const name = { por: 'Atletismo', eng: 'Athletics', spa: 'Atletismo' }
export const sheetWords = 'paraatletismo|para atletismo|atletismo paralímpico|atletismo adaptado|para athletics'
export const isLaned = true
export const hue = 20
export const pictogram =
  '<circle fill="currentColor" stroke="none" cx="15.5" cy="4" r="2.25"/><path d="M12.5 8.5 10.5 14l4.5 2.5-.5 5M10.5 14 9 18H3.5M6 12.5 8.5 9l4-.5 3.5 3 3.5-1"/>'
