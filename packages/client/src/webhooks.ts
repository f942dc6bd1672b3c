export * from './webhooks/names.ts';
