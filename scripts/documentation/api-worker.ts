import { parentPort } from 'node:worker_threads';
import { readApi } from './read-api.ts';

parentPort?.postMessage(readApi());
