export const name = { por: 'Tiro com arco', eng: 'Archery', spa: 'Tiro con arco' }
export const sheetWords = 'tiro com arco|arco e flecha|archery'
export const hue = 100
export const pictogram = '<path d="M5 5A14 14 0 0 1 19 19M5 5l3 11 11 3M3 21 21 3M15.5 3H21v5.5"/>'
