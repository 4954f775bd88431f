export const name = { por: 'Ginástica artística', eng: 'Artistic gymnastics', spa: 'Gimnasia artística' }
export const sheetWords = 'ginástica artística|ginastica olimpica|gimnasia artistica'
export const hue = 300
export const pictogram = '<path d="M3 3h18M7 3v8M17 3v8"/><circle cx="7" cy="15" r="4"/><circle cx="17" cy="15" r="4"/>'
