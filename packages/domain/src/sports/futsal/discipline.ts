export const sheetWords = 'futsal|futebol de salão|fútbol de salón|fútbol sala|indoor football|futsala'
export const icons = { FSL: 'soccer' }
