import { createContext, useContext } from 'react';

/** The unit of a shop's weights. */
export type WeightUnit = 'KG' | 'LB';

export const WeightUnitContext = createContext<WeightUnit>('KG');

export const useWeightUnit = (): WeightUnit => useContext(WeightUnitContext);
