export const clientId = 'fenn-house';
export const provider = { apiBaseUrl: 'https://platform.example' };
