export const icons = { KTE: 'karate' }
