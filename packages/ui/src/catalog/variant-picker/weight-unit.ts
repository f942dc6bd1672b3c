'use client';

import { createContext, useContext } from 'react';

/** The weight unit of a store. */
export type WeightUnit = 'KG' | 'LB';

export const WeightUnitContext = createContext<WeightUnit>('KG');

export const useWeightUnit = (): WeightUnit => useContext(WeightUnitContext);
